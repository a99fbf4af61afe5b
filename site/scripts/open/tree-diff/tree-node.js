// A node of a picture's tree, as its file tells it, with all that files leave out.

/** The nodes of a tree's file. */
export function readNodes(nodes) { return nodes.map(readNode); }

function readNode(node) {
  return {
    path: node.n,
    depth: node.depth ?? 0,
    type: node.type,
    frame: node.frame?.length === 4 ? node.frame : [0, 0, 0, 0],
    text: read(node.text),
    isTruncated: node.truncated ?? false,
    isRedacted: node.redacted ?? false,
    label: read(node.label),
    value: read(node.value),
    hint: read(node.hint),
    traits: read(node.traits),
    spoken: read(node.spoken),
    isHidden: node.hidden ?? false,
    link: read(node.link),
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
    symbol: read(node.symbol),
    image: read(node.image),
    opacity: node.opacity ?? undefined,
    radii: typeof node.radius === 'number' ? [node.radius] : node.radii ?? [],
  };
}

/** A text in one form: letters may be written as one character or with their accents apart. */
function read(text) { return text?.normalize(); }
