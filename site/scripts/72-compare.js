// Two pictures beside or over each other: the pinned one is A, the open one is B.

const HOWS = {
  '': t`Side by side`,
  swipe: t`Swipe`,
  difference: t`Difference`,
};

function howControl() {
  return segmented(
      t`How to compare`, 'how', Object.entries(HOWS), state.how in HOWS ? state.how : '',
      (how) => update({how}));
}

function comparison(a, b) {
  const how = state.how in HOWS ? state.how : '';
  const label = (letter, framed) => {
    const {render} = framed;
    const text = `${widgetOf(render).name}, ${captionOf(render)}, ` +
        `${render.width} × ${render.height} pt`;
    return make('p', {class: 'compare-label'}, make('b', {}, letter), ' ', text);
  };
  if (!how) {
    return make(
        'div', {class: 'compare'},
        make('div', {}, a.element, label('A', a)), make('div', {}, b.element, label('B', b)));
  }
  const most = (side) => Math.max(a.render[side], b.render[side]);
  const stack = make(
      'div', {
        class: `compare-stack compare-${how}`,
        vars: {'--w': most('width'), '--h': most('height')}
      },
      a.element, b.element);
  const parts = [stack];
  if (how === 'swipe') {
    const range = make('input', {
      type: 'range',
      min: 0,
      max: 100,
      'aria-label': t`How much of B is shown`,
      oninput: () => show(),
    });
    const show = () => {
      setVars(stack, {'--cut': `${100 - range.value}%`});
      setVars(range, {'--done': `${range.value}%`});
      range.setAttribute('aria-valuetext', t`${range.value} percent of B`);
    };
    range.value = 50;
    show();
    parts.push(range);
  }
  return make('div', {class: 'compare-over'}, parts, label('A', a), label('B', b));
}
