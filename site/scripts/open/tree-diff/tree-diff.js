// What changed between two pictures, in words, from their node trees: causes, and how much follows
// from them. What this folder says is what `vitrine verify` says: the files of
// `SnapshotRecords/Comparing` are called alike, and one table of examples tests both
// (`Tests/Fixtures/tree-changes.json`).

import {ElementComparing} from './element-comparing.js';
import {ElementGeometry} from './element-geometry.js';
import {ElementMatch} from './element-match.js';
import {KnownElements, outermostElements} from './element-tree.js';
import {PictureElements} from './picture-elements.js';
import {byCause, movesOthers, sentenceOf} from './tree-change.js';
import {readNodes} from './tree-node.js';

/** Trees of more nodes than any widget has are compared by their drawings alone. */
const MOST = 20000;
/** Nor are deeper ones any widget's. */
const DEEPEST = 200;

/** The likeliest cause first, of each kind in the order of the tree. */
function changesOf([old, fresh], pictures, colours) {
  const trees = [old, fresh].map(readNodes);
  const isTooLarge = trees.some(
      (nodes) => nodes.length > MOST || nodes.some(({depth}) => depth < 0 || depth > DEEPEST));
  if (isTooLarge) return [];
  const known = new KnownElements();
  const match = new ElementMatch(...trees.map((nodes) => outermostElements(nodes, known)));
  const comparing = new ElementComparing(match);
  const drawn = pictures.map((picture) => new PictureElements(picture));
  const drawing = (path, freshPath) => drawn[0].changes(path, drawn[1], freshPath);
  const changes = [
    ...comparing.removed(), ...comparing.added(), ...comparing.moved(),
    ...match.pairs.flatMap((pair) => comparing.changes(pair, colours, drawing))
  ];
  const geometry = new ElementGeometry(match);
  if (!changes.some(movesOthers)) changes.push(...geometry.causes());
  changes.sort(byCause);
  return [...changes, ...geometry.consequence(changes)];
}

/**
 * One sentence an element, causes first: `{sentence, frame}`, the frame of the element if it is
 * still there. Of two trees, the texts of their pictures for what trees do not tell, and what
 * palettes call colours.
 */
export function treeDiff(trees, pictures, colours) {
  const told = [];
  for (const change of changesOf(trees, pictures, colours)) {
    // Only what stands beside each other is told together, to keep the order of causes.
    const last = told.at(-1);
    const isSame = last && change.kind !== 'consequence' &&
        ['kind', 'path', 'subject'].every((name) => last[0][name] === change[name]);
    if (isSame)
      last.push(change);
    else
      told.push([change]);
  }
  return told.map((changes) => ({sentence: sentenceOf(changes), frame: changes[0].fresh}));
}
