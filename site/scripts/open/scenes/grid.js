// The grid of a Home Screen, which widgets and icons share.

import {appIcon} from './drawings.js';
import {barOf} from './devices.js';
import {neighbourPart} from './neighbours.js';
import {centred, part, picturePart} from './screen.js';

/**
 * The grid that the sizes of widgets make: a small widget takes `per` cells each way. `bottom` is
 * where it must end.
 */
export function gridOf(device, per, columns, top, bottom, left) {
  const [small, wide, tall] = device.grid;
  const gaps = [wide - 2 * small, Math.max(tall - 2 * small, 12)];
  const [across, down] = gaps.map((gap) => (small + gap) / per);
  const rows = Math.floor((bottom - top + gaps[1]) / down);
  const width = columns * across - gaps[0];
  const x = left === undefined ? (device.width - width) / 2 : left;
  return {
    columns,
    rows,
    taken: new Set(),
    scale: device.scale,
    icon: device.kind === 'phone' ? Math.min(64, across - 18) : 68,
    span: (length, axis) =>
        Math.max(1, Math.round((length * device.scale + gaps[axis]) / [across, down][axis])),
    box: (column, row, wideCells, highCells) => ({
      x: x + column * across,
      y: top + row * down,
      width: wideCells * across - gaps[0],
      height: highCells * down - gaps[1],
    }),
  };
}

/** The grid of a phone's Home Screen, between the bar above and the dock. */
export function phoneGrid(device, dock) {
  return gridOf(device, 2, 4, barOf(device) + 17, dock.y - 40);
}

/** Takes the cells that lie under a box. */
export function reserve(grid, {x, y, width, height}) {
  for (let row = 0; row < grid.rows; row += 1)
    for (let column = 0; column < grid.columns; column += 1) {
      const cell = grid.box(column, row, 1, 1);
      const isUnder = cell.x < x + width && x < cell.x + cell.width && cell.y < y + height + 10 &&
          y < cell.y + cell.height;
      if (isUnder) grid.taken.add(`${column} ${row}`);
    }
}

/** The first free place for a picture; nothing if there is none. */
function place(grid, {width, height}) {
  const [wide, high] = [grid.span(width, 0), grid.span(height, 1)];
  for (let row = 0; row + high <= grid.rows; row += 1)
    for (let column = 0; column + wide <= grid.columns; column += 1) {
      const cells = [];
      for (let index = 0; index < wide * high; index += 1)
        cells.push(`${column + (index % wide)} ${row + Math.floor(index / wide)}`);
      if (cells.some((cell) => grid.taken.has(cell))) continue;
      for (const cell of cells) grid.taken.add(cell);
      return grid.box(column, row, wide, high);
    }
  return undefined;
}

export function placePicture(grid, framed) {
  const box = place(grid, framed.render) || grid.box(0, 0, grid.columns, grid.rows);
  return picturePart(framed, box, grid.scale);
}

/** Neighbours, as many as find room. */
export function placeNeighbours(grid, renders) {
  return renders.map((render) => {
    const box = place(grid, render);
    return box && neighbourPart(render, box, grid.scale);
  });
}

/** Icons in what is left, but for the last places. */
export function placeIcons(grid, left) {
  const free = [];
  for (let row = 0; row < grid.rows; row += 1)
    for (let column = 0; column < grid.columns; column += 1)
      if (!grid.taken.has(`${column} ${row}`)) free.push(grid.box(column, row, 1, 1));
  return free.slice(0, Math.max(0, free.length - left)).map(({x, y, width, height}, number) => {
    const box = centred(x + width / 2, y + height / 2, grid.icon, grid.icon);
    return part('icon', box, appIcon(number));
  });
}
