// Work in small steps, between which the browser may draw and answer.

const steps = [];

/** Does something after what is under way, in a task of its own; steps keep their order. */
function soon(step) {
  steps.push(step);
  if (steps.length === 1) setTimeout(takeStep);
}

function takeStep() {
  try {
    steps[0]();
  } finally {
    steps.shift();
    if (steps.length) setTimeout(takeStep);
  }
}
