// One moment for all: a scrubber in the toolbar that brings every widget to the same time.

const LINKED_SPAN = 24 * 3600e3;
const linked = {model: undefined, position: undefined, writing: 0};
const clocks = new Map();

function isLinked() { return state.t !== ''; }

/** Calls `show(time)` whenever the common time moves, as long as the element is on the page. */
function followTime(element, show) { clocks.set(element, show); }

/** Every moment at which any widget changes, within a day of the first. */
function commonTimeline() {
  if (linked.model) return linked.model;
  const moments = new Set();
  let end = 0;
  for (const widget of catalogue.widgets) {
    for (const timeline of widget.timelines || [])
      for (const entry of timeline.entries) moments.add(Date.parse(entry.date));
    for (const instance of new Set((widget.timelines || []).map((one) => one.instance))) {
      const own = timelineOf(widget, instance);
      if (own.times.length) end = Math.max(end, own.end);
    }
  }
  const all = [...moments].filter(Number.isFinite).sort((a, b) => a - b);
  end = Math.min(end, all[0] + LINKED_SPAN);
  linked.model = {families: new Map(), times: all.filter((time) => time <= end), end};
  return linked.model;
}

/** Takes over the moment that the address names. */
function adoptLinkedTime() {
  const {times} = commonTimeline();
  const time = Date.parse(state.t);
  const wanted = Number.isFinite(time) ? time : times[0];
  linked.position = linked.position || {mode: 'time'};
  Object.assign(linked.position, {time: wanted, index: indexAt(times, wanted)});
}

function tellTheTime() {
  for (const [element, show] of clocks) {
    if (element.isConnected)
      show(linked.position.time);
    else
      clocks.delete(element);
  }
  clearTimeout(linked.writing);
  linked.writing =
      setTimeout(() => isLinked() && update({t: shortTime(linked.position.time)}), 200);
}

/** `2026-06-09T09:41Z`: to the minute, which is as fine as the line moves. */
function shortTime(time) { return new Date(time).toISOString().replace(/:00(?:\.000)?Z$/, 'Z'); }

/** The switch and the line, for the toolbar; nothing if no widget has a timeline. */
function linkedControls() {
  if (commonTimeline().times.length < 2) return undefined;
  const line = make('div', {class: 'linked-time', hidden: true});
  const button = make(
      'button', {
        class: 'plain-button',
        'data-key': 'linked',
        'aria-pressed': 'false',
        'aria-keyshortcuts': 'l',
        onclick: () => update({t: isLinked() ? '' : shortTime(commonTimeline().times[0])}),
      },
      icon('clock'), t`Link times`);
  let scrubber;
  follow((now, before) => {
    button.setAttribute('aria-pressed', String(isLinked()));
    line.hidden = !isLinked();
    if (!isLinked()) return;
    const moved = !before || !linked.position || before.t !== now.t;
    if (moved && (!linked.position || shortTime(linked.position.time) !== now.t)) {
      adoptLinkedTime();
      if (scrubber) scrubber.refresh();
      tellTheTime();
    }
    if (!scrubber) {
      scrubber = makeScrubber(
          t`all widgets`, commonTimeline(), linked.position, tellTheTime, {noun: t`Change`});
      line.append(scrubber.element);
      tellTheTime();
    }
  });
  return {button, line};
}
