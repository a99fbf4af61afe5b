// What of an element looks, reads or is called otherwise than before, in words.

import {t} from '../../basics/words.js';
import {isSameText, quotedApart} from './element-names.js';
import {pointsText} from './points.js';

const WEIGHTS =
    ['ultraLight', 'thin', 'light', 'regular', 'medium', 'semibold', 'bold', 'heavy', 'black'];

/** A weight by its name in code, where it has one. */
function weightText(value) { return WEIGHTS[value / 100 - 1] ?? pointsText(value); }

export class ElementLooks {
  /** Of two nodes; `colours` are what palettes call colours. */
  constructor(old, fresh, colours) {
    /** `{kind, words}`, and of letters `isOfFont`. */
    this.differences = [];
    this.colours = colours;
    if (old.isRedacted !== fresh.isRedacted) {
      // What it was, or is, is hidden.
      this.say('content', fresh.isRedacted ? t`now redacted` : t`now shown`);
      return;
    }
    this.content(old, fresh);
    this.fonts(old.looks, fresh.looks);
    this.paints(old.looks.paints, fresh.looks.paints);
    this.shapes(old.looks, fresh.looks);
    this.meaning(old, fresh);
  }

  say(kind, words, isOfFont = false) { this.differences.push({kind, words, isOfFont}); }

  compare(kind, aspect, old, fresh, isOfFont) {
    if (isSameText(old, fresh)) return;
    this.say(kind, `${aspect} ${old ?? t`none`} → ${fresh ?? t`none`}`, isOfFont);
  }

  compareQuoted(kind, aspect, old, fresh) {
    const said = (text, other) => (text === undefined ? text : quotedApart(text, other ?? ''));
    this.compare(kind, aspect, said(old, fresh), said(fresh, old));
  }

  toggle(kind, old, fresh, words, isOfFont) {
    if (old !== fresh) this.say(kind, words[fresh ? 0 : 1], isOfFont);
  }

  content(old, fresh) {
    if (old.isRedacted) return;
    this.compareQuoted('content', t`text`, old.text, fresh.text);
    this.compareQuoted('content', t`symbol`, old.looks.symbol, fresh.looks.symbol);
    this.compareQuoted('content', t`image`, old.looks.image, fresh.looks.image);
    this.toggle('content', old.isTruncated, fresh.isTruncated,
                [t`now truncated`, t`no longer truncated`]);
  }

  fonts(old, fresh) {
    const font = (aspect, one, other) => this.compare('look', aspect, one, other, true);
    const count = Math.min(old.fonts.length, fresh.fonts.length);
    for (let index = 0; index < count; index += 1) {
      const [one, other] = [old.fonts[index], fresh.fonts[index]];
      font(t`font style`, one.style, other.style);
      font(t`font size`, pointsText(one.size), pointsText(other.size));
      font(t`font weight`, weightText(one.weight), weightText(other.weight));
      font(t`font design`, one.design ?? 'default', other.design ?? 'default');
      font(t`font family`, one.family, other.family);
      this.toggle('look', one.italic ?? false, other.italic ?? false,
                  [t`now italic`, t`no longer italic`], true);
    }
    if (count) font(t`fonts`, String(old.fonts.length), String(fresh.fonts.length));
    font(t`scale`, pointsText(old.scale ?? 1), pointsText(fresh.scale ?? 1));
    this.toggle('look', old.isUnderlined, fresh.isUnderlined,
                [t`now underlined`, t`no longer underlined`]);
    this.toggle('look', old.isStruckThrough, fresh.isStruckThrough,
                [t`now struck through`, t`no longer struck through`]);
  }

  paints(old, fresh) {
    const text = (paint) => this.colours.text(paint);
    if (old.length === fresh.length) {
      old.forEach((paint, index) => {
        this.compare('look', t`colour`, text(paint), text(fresh[index]));
      });
    } else if (old.length && fresh.length) {
      const list = (paints) => paints.map(text).reduce((one, other) => t`${one} and ${other}`);
      this.compare('look', t`colours`, list(old), list(fresh));
    }
  }

  shapes(old, fresh) {
    const radii = (looks) => looks.radii.map((radius) => pointsText(radius)).join(', ') || '0';
    this.compare('look', t`corner radius`, radii(old), radii(fresh));
    if (old.opacity === undefined || fresh.opacity === undefined) return;
    this.compare('look', t`opacity`, pointsText(old.opacity), pointsText(fresh.opacity));
  }

  meaning(old, fresh) {
    // A symbol or an image that has no label is called by its name.
    if (isSameText(old.looks.symbol, fresh.looks.symbol) &&
        isSameText(old.looks.image, fresh.looks.image))
      this.compareQuoted('meaning', t`label`, old.label, fresh.label);
    this.compareQuoted('meaning', t`value`, old.value, fresh.value);
    this.compareQuoted('meaning', t`hint`, old.hint, fresh.hint);
    this.compareQuoted('meaning', t`traits`, old.traits, fresh.traits);
    this.compareQuoted('meaning', t`link`, old.link, fresh.link);
    this.toggle('meaning', old.isHidden, fresh.isHidden,
                [t`now hidden from accessibility`, t`no longer hidden from accessibility`]);
    // What is said follows from the text and the label where those changed.
    if (!this.differences.length)
      this.compareQuoted('meaning', t`VoiceOver`, old.spoken, fresh.spoken);
  }
}
