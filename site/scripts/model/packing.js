// A Home Screen's grid: which cells each picture takes, without a picture moving past its turn
// further than a gap of its size asks for.

/** One cell and what lies between two, points: a small, medium and large widget of a 393-pt phone
    (158 × 158, 338 × 158, 338 × 354) are 1 × 1, 2 × 1 and 2 × 2 of them. */
export const CELL = {
  across: 158,
  down: 158,
  gapAcross: 22,
  gapDown: 38
};

/** How many cells a length takes; a little more than a cell still fits into it. */
function cells(length, cell, gap) {
  return Math.max(1, Math.ceil((length * 0.94 + gap) / (cell + gap)) || 1);
}

/** The cells of a picture: at most two down, since a Home Screen has no taller ones. */
export function spanOf({width, height}, columns) {
  const across = cells(width, CELL.across, CELL.gapAcross);
  const down = cells(height, CELL.down, CELL.gapDown);
  return {across: Math.min(across, columns, 4), down: Math.min(down, 2)};
}

/** The room of so many cells, points. */
export function roomOfSpan({across, down}) {
  return {
    width: across * CELL.across + (across - 1) * CELL.gapAcross,
    height: down * CELL.down + (down - 1) * CELL.gapDown,
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
