// Deciding on the open item, and on the rest of its group.

import {make} from '../basics/elements.js';
import {plural, t} from '../basics/words.js';
import {say} from '../open/clipping.js';
import {canUndo, decide, decisionOf, followDecisions, undo} from './decisions.js';
import {refusal} from './outcomes.js';
import {review} from './record.js';
import {nextUnreviewed} from './selection.js';
import {show, view} from './view.js';

/** What was decided on an item, in words. */
export function decisionWords(item) {
  if (!item.isAcceptable) return refusal(item.change);
  const decision = decisionOf(item);
  return decision === 'accept' ? t`Accepted` : decision === 'reject' ? t`Rejected` : t`Not reviewed yet`;
}

/** Those of a group that wait for a decision, without some. */
function restOf(group, without = []) {
  return group.items.filter((one) => one.isAcceptable && !decisionOf(one) && !without.includes(one));
}

/** Decides on an item; from one that waited it goes on to the next that waits. */
export function decideOn(item, value) {
  if (!item.isAcceptable) {
    say(refusal(item.change));
    return;
  }
  const waited = !decisionOf(item);
  decide([item], value);
  goOn(item, waited, value === 'accept' ? t`Accepted: ${item.name}` : t`Rejected: ${item.name}`);
}

/** Accepts what of a group waits for a decision. */
export function acceptRest(group, item) {
  const count = decide(restOf(group), 'accept');
  goOn(item, count > 0, t`${plural(count, 'difference')} accepted`);
}

function goOn(item, isDone, words) {
  const next = isDone && view.path && item && nextUnreviewed(item);
  if (next) show({path: next.id});
  say(words);
}

/** Goes to the next item that waits for a decision. */
export function goToUnreviewed(item) {
  const next = nextUnreviewed(item);
  if (next)
    show({path: next.id}, !view.path);
  else
    say(t`Nothing of this list waits for a decision.`);
}

/** Takes the last step back, and shows what it was about. */
export function takeBack() {
  const [first, ...others] = undo();
  if (!first) return;
  if (view.path) show({path: first.id});
  say(others.length ? t`${plural(others.length + 1, 'difference')} taken back` : t`Taken back: ${first.name}`);
}

export function decisionElement(item) {
  const group = review.group.get(item.group);
  const button = (kind, words, key, act) => make(
      'button', {class: `plain-button ${kind}`, 'data-keep': kind, onclick: act}, make('span', {}, words),
      make('kbd', {'aria-hidden': 'true'}, key));
  const accept = button('accept', t`Accept`, 'A', () => decideOn(item, 'accept'));
  const reject = button('reject', t`Reject`, 'R', () => decideOn(item, 'reject'));
  const back = button('back', t`Undo`, 'U', takeBack);
  const next = button('next', t`Next unreviewed`, 'N', () => goToUnreviewed(item));
  const rest = button('rest', '', 'G', () => acceptRest(group, item));
  const element = make(
      'div', {class: 'decide', role: 'group', 'aria-label': t`Decision`},
      item.isAcceptable && [accept, reject], back, next, rest);
  followDecisions(() => {
    const decision = decisionOf(item);
    accept.setAttribute('aria-pressed', String(decision === 'accept'));
    reject.setAttribute('aria-pressed', String(decision === 'reject'));
    back.disabled = !canUndo();
    const count = restOf(group, [item]).length;
    rest.hidden = !count || !item.isAcceptable;
    rest.firstChild.textContent = t`Accept the rest of the group: ${count + (decision ? 0 : 1)}`;
  }, element);
  return element;
}
