// Two lists of elements laid beside each other so that what stands beside each other has as much in
// common as can be, all in order.

/**
 * More comparisons than these are not worth their time: what begins and ends alike is matched, and
 * of the rest as many as there are, in order.
 */
const MOST = 250000;

/**
 * `{pairs, removed, added}`, pairs of what was and what is; `likeness` is 0 where two can not be the
 * same, else at most 1.
 */
export function aligned(old, fresh, likeness) {
  const shorter = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < shorter && likeness(old[head], fresh[head]) === 1) head += 1;
  let tail = 0;
  while (tail < shorter - head && likeness(old.at(-1 - tail), fresh.at(-1 - tail)) === 1) tail += 1;
  const [one, other] = [old, fresh].map((list) => list.slice(head, list.length - tail));
  const isLong = !one.length || !other.length || one.length * other.length > MOST;
  const middle = (isLong ? paired : alignedBest)(one, other, likeness);
  const ends = old.slice(old.length - tail).map(
      (item, index) => [item, fresh[fresh.length - tail + index]]);
  const starts = old.slice(0, head).map((item, index) => [item, fresh[index]]);
  return {...middle, pairs: [...starts, ...middle.pairs, ...ends]};
}

/** As many as there are of both, in order. */
function paired(old, fresh, likeness) {
  const pairs = old.slice(0, fresh.length).map((item, index) => [item, fresh[index]])
                    .filter(([one, other]) => likeness(one, other) > 0);
  const [known, knownFresh] = [0, 1].map((side) => new Set(pairs.map((pair) => pair[side])));
  return {
    pairs,
    removed: old.filter((item) => !known.has(item)),
    added: fresh.filter((item) => !knownFresh.has(item)),
  };
}

function alignedBest(old, fresh, likeness) {
  // The most that the rests of both lists can have in common, from each position on.
  const width = fresh.length + 1;
  const best = new Float64Array((old.length + 1) * width);
  const alike = new Float64Array(old.length * width);
  for (let one = old.length - 1; one >= 0; one -= 1) {
    for (let other = fresh.length - 1; other >= 0; other -= 1) {
      const at = one * width + other;
      alike[at] = likeness(old[one], fresh[other]);
      const together = alike[at] > 0 ? alike[at] + best[at + width + 1] : 0;
      best[at] = Math.max(best[at + width], best[at + 1], together);
    }
  }
  const [pairs, removed, added] = [[], [], []];
  let [one, other] = [0, 0];
  while (one < old.length && other < fresh.length) {
    const at = one * width + other;
    if (alike[at] > 0 && best[at] === alike[at] + best[at + width + 1]) {
      pairs.push([old[one], fresh[other]]);
      [one, other] = [one + 1, other + 1];
    } else if (best[at] === best[at + width]) {
      removed.push(old[one]);
      one += 1;
    } else {
      added.push(fresh[other]);
      other += 1;
    }
  }
  return {
    pairs,
    removed: [...removed, ...old.slice(one)],
    added: [...added, ...fresh.slice(other)],
  };
}

/**
 * Which modifiers of two elements are the same one: those of the same type, in order. The views
 * themselves, the last of their layers, are always a pair.
 */
export function alignedLayers(old, fresh) {
  const [one, other] = [old, fresh].map((element) => element.layers.slice(0, -1));
  const isSame = (former, now) => Number(former.node.type === now.node.type);
  const {pairs, removed, added} = aligned(one, other, isSame);
  return {removed, added, pairs: [...pairs, [old.layers.at(-1), fresh.layers.at(-1)]]};
}
