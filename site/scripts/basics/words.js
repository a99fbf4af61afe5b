// The page's own words. `STRINGS`, made of `strings.json`, holds those that differ from what stands
// in the scripts.

/** The words for a text in the sources: t`Entries of ${name}` is listed as `Entries of {0}`. */
export function t(parts, ...values) {
  return said(parts.reduce((text, part, index) => `${text}{${index - 1}}${part}`), values);
}

function said(key, values) {
  return (STRINGS[key] ?? key).replace(/\{(\d)\}/g, (_, index) => values[index]);
}

/** A whole number with its thousands apart; `toLocaleString` takes long when first used. */
export function grouped(number) { return String(number).replace(/\B(?=(\d{3})+$)/g, ','); }

/** `5,200 pictures`; both forms are listed, as `{0} picture` and `{0} pictures`. */
export function plural(number, noun) {
  return said(`{0} ${noun}${number === 1 ? '' : 's'}`, [grouped(number)]);
}
