// A node of a picture's tree, as its file tells it, with all that files leave out.

/** The nodes of a tree's file. */
export function readNodes(nodes) { return nodes.map(readNode); }

function readNode(node) {
  return {
    path: node.n,
    depth: node.depth ?? 0,
    type: node.type,
    frame: node.frame?.length === 4 ? node.frame : [0, 0, 0, 0],
    text: node.text ?? undefined,
    isTruncated: node.truncated ?? false,
    isRedacted: node.redacted ?? false,
    label: node.label ?? undefined,
    value: node.value ?? undefined,
    hint: node.hint ?? undefined,
    traits: node.traits ?? undefined,
    spoken: node.spoken ?? undefined,
    isHidden: node.hidden ?? false,
    link: node.link ?? undefined,
    looks: readLooks(node),
  };
}

/** How a node is drawn, in the words of the code that asks for it. */
function readLooks(node) {
  return {
    fonts: (node.fonts ?? []).map(({size, weight, style, design, family, italic}) => ({
                                    size,
                                    weight,
                                    style: style ?? undefined,
                                    design: design ?? undefined,
                                    family: family ?? undefined,
                                    italic: italic ?? undefined,
                                  })),
    scale: node.scale ?? undefined,
    isUnderlined: node.underline ?? false,
    isStruckThrough: node.strikethrough ?? false,
    paints: node.paints ?? [],
    symbol: node.symbol ?? undefined,
    image: node.image ?? undefined,
    opacity: node.opacity ?? undefined,
    radii: typeof node.radius === 'number' ? [node.radius] : node.radii ?? [],
  };
}
