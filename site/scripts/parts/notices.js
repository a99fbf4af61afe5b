// Problems as the page shows them: badges at pictures, and notices.

import {make} from '../basics/elements.js';
import {plural, t} from '../basics/words.js';

export function badge(link, problems) {
  const old = link.querySelector('.badge');
  if (old) old.remove();
  if (!problems.length) return;
  const severity = problems.some((one) => one.severity === 'error') ? 'error' : 'warning';
  link.append(make(
      'span', {class: `badge badge-${severity}`, title: problems[0].message},
      make('span', {class: 'unseen'}, plural(problems.length, 'problem')), '!'));
}

/** What checks found of a picture, by the names of their rules: `text-cut-off` is “text cut off”. */
export function findingsText(problems) {
  const rules = new Set(problems.map((one) => one.rule).filter(Boolean));
  return [...rules].map((rule) => rule.replaceAll('-', ' ')).join(', ');
}

function severityTitle(severity) {
  return {error: t`error`, warning: t`warning`, note: t`note`}[severity] || severity;
}

/** Text in which names of code stand between backticks. */
function prose(text) { return text.split('`').map((part, at) => at % 2 ? make('code', {}, part) : part); }

export function noticeElement(problem) {
  const where = problem.file ? `${problem.file}${problem.line ? ':' + problem.line : ''}` : '';
  return make(
      'p', {class: `notice notice-${problem.severity}`},
      make('strong', {}, severityTitle(problem.severity)), ' ', prose(problem.message), problem.hint && prose(` ${problem.hint}`),
      where && make('code', {class: 'source'}, where), problem.rule && make('code', {class: 'source quiet'}, problem.rule));
}
