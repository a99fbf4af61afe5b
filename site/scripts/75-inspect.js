// The inspector: point at a part of the picture, or choose it in the tree.

function inspectLook(render, framed, nodes) {
  if (!nodes.length) return make('p', {class: 'quiet'}, t`No node tree was kept.`);
  const facts = make('div', {class: 'inspect-facts', role: 'status'});
  const rows = new Map();
  let chosen;

  function show(node, isLight) {
    framed.mark([
      chosen && boxElement(render, chosen.frame, 'picked'),
      isLight && node !== chosen && boxElement(render, node.frame, 'hover', node.type)
    ].filter(Boolean));
  }

  function choose(node) {
    if (chosen) rows.get(chosen).removeAttribute('aria-current');
    chosen = node;
    rows.get(node).setAttribute('aria-current', 'true');
    rows.get(node).scrollIntoView({block: 'nearest'});
    show(node);
    facts.replaceChildren(...inspectFacts(render, framed, nodes, node, choose));
  }

  const tree = make('ul', {class: 'tree', 'aria-label': t`Views`}, nodes.map((node) => {
    const row = make(
        'button', {
          vars: {'--depth': node.depth},
          onclick: () => choose(node),
          onpointerenter: () => show(node, true),
          onpointerleave: () => show(chosen || node),
        },
        node.type, node.text && make('span', {class: 'quiet'}, ` ${node.text}`));
    rows.set(node, row);
    return make('li', {}, row);
  }));
  const at = (event) => {
    const box = framed.element.getBoundingClientRect();
    return nodeAt(
        nodes, ((event.clientX - box.left) / box.width) * render.width,
        ((event.clientY - box.top) / box.height) * render.height);
  };
  framed.element.classList.add('inspected');
  framed.element.addEventListener('pointermove', (event) => {
    const node = at(event);
    if (node) show(node, true);
  });
  framed.element.addEventListener('pointerleave', () => show(chosen || nodes[0]));
  framed.element.addEventListener('click', (event) => {
    const node = at(event);
    if (node) choose(node);
  });
  return [facts, tree];
}

/** Everything the tree and the picture know about a node. */
function inspectFacts(render, framed, nodes, node, choose) {
  const colours = coloursOf(drawnBy(framed.piece.picture, node));
  const {source} = widgetOf(render);
  const rows = [
    [t`Frame`, frameText(node.frame)], [t`Text`, node.text], [t`Says`, node.spoken],
    [t`Link`, node.link], [t`Identifier`, node.id], [t`Path`, node.n],
    [t`Drawn`, [node.redacted && t`redacted`, node.truncated && t`truncated`]
                   .filter(Boolean)
                   .join(', ')],
    [t`Source`, source && `${source.file}${source.line ? ':' + source.line : ''}`]
  ];
  return [
    make(
        'p', {class: 'crumbs'},
        ancestorsOf(nodes, node).slice(-4).map(
            (one) => [make('button', {onclick: () => choose(one)}, one.type), ' › ']),
        make('b', {}, node.type)),
    make(
        'dl', {class: 'facts'},
        rows.filter(([, value]) => value)
            .map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))),
        colours.length > 0 &&
            make(
                'div', {}, make('dt', {}, t`Colours`),
                make(
                    'dd', {class: 'swatches'},
                    colours.map(
                        (one) => make('span', {}, make('i', {vars: {background: one}}), one))))),
  ];
}
