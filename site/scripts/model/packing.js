// A Home Screen's grid: which cells each picture takes, without a picture moving past its turn
// further than a gap of its size asks for.

/** What lies between two cells, points. */
export const GAP = {
  across: 22,
  down: 38
};

/** The side of a cell, points: a small widget of the device, or what makes a medium or large one two
    cells wide. Small, medium and large ones are 1 × 1, 2 × 1 and 2 × 2 cells; without any of them a cell
    is that of a 393-pt phone. */
export function cellSide(renders) {
  const across = {systemSmall: 1, systemMedium: 2, systemLarge: 2};
  let side = 0;
  for (const {family, width} of renders)
    side = Math.max(side, (width + GAP.across) / across[family] - GAP.across || 0);
  return side || 158;
}

/** How many cells a length takes; a little more than a cell still fits into it. */
function cells(length, side, gap) {
  return Math.max(1, Math.ceil((length * 0.94 + gap) / (side + gap)) || 1);
}

/** The cells of a picture: at most two down, since a Home Screen has no taller ones. */
export function spanOf({width, height}, columns, side) {
  const across = cells(width, side, GAP.across);
  const down = cells(height, side, GAP.down);
  return {across: Math.min(across, columns, 4), down: Math.min(down, 2)};
}

/** The room of so many cells, points. */
export function roomOfSpan({across, down}, side) {
  return {
    width: across * (side + GAP.across) - GAP.across,
    height: down * (side + GAP.down) - GAP.down,
  };
}

/** Puts spans into rows of so many columns: `{ spots: [{ column, row }], rows }`. */
export function packed(spans, columns) {
  const taken = [];
  let first = 0;
  const isFree = (row, column, {across, down}) => {
    for (let y = row; y < row + down; y += 1)
      for (let x = column; x < column + across; x += 1)
        if (taken[y] && taken[y][x]) return false;
    return true;
  };
  const spots = spans.map((span) => {
    for (let row = first;; row += 1) {
      for (let column = 0; column + span.across <= columns; column += 1) {
        if (!isFree(row, column, span)) continue;
        for (let y = row; y < row + span.down; y += 1) {
          taken[y] = taken[y] || new Array(columns).fill(false);
          taken[y].fill(true, column, column + span.across);
        }
        while (taken[first] && taken[first].every(Boolean)) first += 1;
        return {column, row};
      }
    }
  });
  return {spots, rows: taken.length};
}
