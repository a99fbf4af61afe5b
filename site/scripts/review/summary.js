// What there is, in numbers by which it is narrowed down; and what cannot be accepted, whatever
// narrows the list.

import {icon, make} from '../basics/elements.js';
import {plural, t} from '../basics/words.js';
import {catalogue, titleOf} from '../model/catalogue.js';
import {noticeElement} from '../parts/notices.js';
import {goToUnreviewed, takeBack} from './decision-buttons.js';
import {canUndo, followDecisions, tally} from './decisions.js';
import {MATTERS, matterTitle} from './matters.js';
import {CHANGES, changeTitle, refusal} from './outcomes.js';
import {review} from './record.js';
import {askedFor, isNarrowed, LARGE_MOVES, selection, WIDE} from './selection.js';
import {followView, NARROWING, show, view} from './view.js';

export function makeSummary() {
  if (!review.items.length) return emptySummary();
  const chips = make('ul', {class: 'review-counts', 'aria-label': t`What happened`});
  const matters = make('ul', {class: 'review-matters', 'aria-label': t`What it is about`});
  const narrowed = make('p', {class: 'narrowed-to'});
  const status = make('p', {class: 'status', role: 'status'});
  const element = make(
      'section', {class: 'summary', 'aria-labelledby': 'summary-title'},
      make(
          'h2', {id: 'summary-title'},
          t`${plural(review.items.length, 'difference')} in ${plural(review.groups.length, 'group')}`),
      make(
          'p', {class: 'summary-sides'}, make('bdi', {class: 'side-name'}, review.sides[0]), ' → ',
          make('bdi', {class: 'side-name'}, review.sides[1]), ' · ', sameWords()),
      chips, startElement(), unacceptable(), missingFiles(), diagnostics(), matters,
      make('div', {class: 'narrowed-line'}, status, narrowed));
  followView(NARROWING, () => {
    const focused = element.contains(document.activeElement) && document.activeElement.dataset.chip;
    chips.replaceChildren(...CHANGES.map(changeChip).filter(Boolean));
    matters.replaceChildren(...MATTERS.map(matterChip).filter(Boolean), ...movesChip());
    if (focused) element.querySelector(`[data-chip="${focused}"]`)?.focus();
    const count = selection().length;
    status.textContent = isNarrowed() ? t`${count} of ${review.items.length}` : '';
    narrowed.replaceChildren(...narrowingElements());
  });
  return element;
}

function emptySummary() {
  return make(
      'section', {class: 'empty summary'}, make('span', {class: 'all-well', 'aria-hidden': 'true'}),
      make('h2', {}, t`No differences`), make('p', {}, sameWords()), missingFiles(), diagnostics());
}

/** The way into the review, as long as something waits, and the way back from the last step. */
function startElement() {
  const start = make('button', {class: 'plain-button primary', onclick: () => goToUnreviewed()});
  const back = make('button', {class: 'plain-button', onclick: takeBack}, t`Undo`);
  const element = make('p', {class: 'summary-actions'}, start, back);
  followDecisions(() => {
    const {total, done} = tally(review.items);
    start.hidden = done === total;
    start.textContent = done ? t`Go on: ${total - done} left` : t`Start the review`;
    back.hidden = !canUndo();
  }, element);
  return element;
}

function sameWords() {
  const count = review.unchanged.reduce((sum, one) => sum + one.count, 0);
  const words = [t`${plural(count, 'picture')} unchanged`];
  if (review.outOfScope) words.push(t`${review.outOfScope} not asked about`);
  return words.join(' · ');
}

/** A kind of change with its number; what could not be compared stays whatever is chosen. */
function changeChip(change) {
  const count = review.items.filter((one) => one.change === change).length;
  const dot = make('span', {class: `change-dot change-${change}`, 'aria-hidden': 'true'});
  return count > 0 && listChip('changes', change, [dot, changeTitle(change), numberElement(count)]);
}

/** What differences are about, with their number. */
function matterChip(matter) {
  const count = review.items.filter((one) => one.matters.includes(matter)).length;
  return count > 0 && listChip('about', matter, [matterTitle(matter), numberElement(count)]);
}

/** What leaves out moves that are hardly seen, if there are any. */
function movesChip() {
  const count = review.items.filter((one) => one.isHardlyMoved).length;
  const isOn = view.moves === LARGE_MOVES;
  if (!count && !isOn) return [];
  const content = [t`Without moves under 0.5 pt`, numberElement(count)];
  return [chipElement('moves', isOn, content, () => show({moves: isOn ? '' : LARGE_MOVES}))];
}

function numberElement(count) { return make('b', {}, String(count)); }

/** A chip that puts a name on a list of the address, or takes it from there. */
function listChip(key, name, content) {
  const asked = askedFor(key);
  const isAsked = asked.includes(name);
  const next = isAsked ? asked.filter((one) => one !== name) : [...asked, name];
  return chipElement(name, isAsked, content, () => show({[key]: next.join(',')}));
}

function chipElement(name, isOn, content, onclick) {
  const looks = {class: 'plain-button', 'data-chip': name, 'aria-pressed': String(isOn), onclick};
  return make('li', {}, make('button', looks, content));
}

function unacceptable() {
  return CHANGES.filter((change) => change.startsWith('not-')).map((change) => {
    const items = review.items.filter((one) => one.change === change);
    return items.length > 0 &&
        make(
            'p', {class: `notice notice-change notice-${change === 'not-rendered' ? 'error' : 'warning'}`},
            make('strong', {}, `${changeTitle(change)}: `), refusal(change), ' ',
            items.slice(0, 5).map(
                (one) => make(
                    'button', {class: 'link-button', onclick: () => show({path: one.id}, true)},
                    make('bdi', {}, `${one.name}, ${one.caption}`))),
            items.length > 5 && ` ${t`and ${items.length - 5} more`}`);
  });
}

function missingFiles() {
  const count = review.missing.length;
  return count > 0 &&
      make(
          'p', {class: 'notice notice-error'}, make('strong', {}, t`Files are not there: `),
          review.missing.slice(0, 5).map((path) => [make('code', {}, make('bdi', {}, path)), ' ']),
          count > 5 && ` ${t`and ${count - 5} more`}`);
}

/** What else went wrong; more than some are folded away. */
function diagnostics() {
  const notices = review.diagnostics.map(noticeElement);
  const rest = notices.splice(3);
  return [
    ...notices,
    rest.length > 0 &&
        make('details', {class: 'more-notices'}, make('summary', {}, t`and ${rest.length} more`), rest)
  ];
}

/** What else narrows the list, each with a way to let it go. */
function narrowingElements() {
  const words = {
    q: view.q && t`“${view.q}”`,
    widget: catalogue.widget.get(view.widget)?.name || view.widget,
    family: titleOf('family', view.family),
    group: review.group.get(view.group)?.heading || view.group,
  };
  const made = Object.entries(words).filter(([key]) => view[key]).map(
      ([key, said]) => make(
          'button', {
            class: 'chip',
            'aria-label': t`Do not narrow down to ${said}`,
            onclick: () => show({[key]: ''}),
          },
          make('bdi', {}, said), icon('close')));
  if (isNarrowed())
    made.push(make('button', {class: 'link-button', onclick: () => show(WIDE)}, t`Show all`));
  return made;
}
