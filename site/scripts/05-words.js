// The page's own words. `STRINGS`, made of `strings.json`, holds those that differ from what stands
// in the scripts.

/** The words for a text in the sources: t`Entries of ${name}` is listed as `Entries of {0}`. */
function t(parts, ...values) {
  return said(parts.reduce((text, part, index) => `${text}{${index - 1}}${part}`), values);
}

function said(key, values) {
  return (STRINGS[key] ?? key).replace(/\{(\d)\}/g, (_, index) => values[index]);
}
