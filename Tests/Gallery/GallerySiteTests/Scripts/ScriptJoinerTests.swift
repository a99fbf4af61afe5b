import Foundation
import Testing

@testable import GallerySite

@Suite struct ScriptJoinerTests {
  /// The joined script of some scripts by their paths below `scripts/`.
  private func joined(_ files: KeyValuePairs<String, String>) throws -> String {
    try ScriptJoiner(files.map { ("scripts/" + $0.key, $0.value) }).scripts.first
  }

  /// What is said of scripts that cannot be joined.
  private func complaint(_ files: KeyValuePairs<String, String>) -> String {
    do {
      return "none: " + (try joined(files))
    } catch {
      return "\(error)"
    }
  }

  @Test func `What is imported runs first, each script in a scope of its own`() throws {
    let script = try joined([
      "start.js": "// Begins.\nimport {twice} from './model/count.js';\n\nshow(twice(2));\n",
      "model/count.js": "let last;\n/** Twice as much. */\nexport function twice(n) {\n"
        + "  return 2 * n;  // at most\n}\n",
    ])
    #expect(
      script == """
        /* scripts/model/count.js */
        const {twice} = (() => {
        let last;
        function twice(n) {
        return 2 * n;
        }
        return {twice};
        })();
        /* scripts/start.js */
        (() => {
        show(twice(2));
        })();

        """)
  }

  @Test func `What later.js alone imports is a script that finds what runs already`() throws {
    let scripts = try ScriptJoiner([
      ("scripts/later.js", "import {open} from './open/open.js';\nopen();\n"),
      ("scripts/open/open.js", "import {t} from '../words.js';\nexport function open() { t(); }\n"),
      ("scripts/start.js", "import {t} from './words.js';\nt();\n"),
      ("scripts/words.js", "export function t() {}\nexport const other = 1;\n"),
    ]).scripts
    #expect(!scripts.first.contains("open") && !scripts.first.contains("later.js"))
    #expect(scripts.first.hasSuffix("window.vitrineShared = {t};\n"))
    #expect(scripts.later.hasPrefix("const {t} = window.vitrineShared;\n"))
    #expect(scripts.later.contains("/* scripts/open/open.js */"))
    #expect(!scripts.later.contains("words.js"))
  }

  @Test func `What review.js imports is a script of its own, with what runs before all`() throws {
    let joiner = try ScriptJoiner([
      ("scripts/early.js", "import {t} from './words.js';\nt();\n"),
      ("scripts/later.js", "import {both} from './parts/both.js';\nboth();\n"),
      (
        "scripts/parts/both.js", "import {t} from '../words.js';\nexport function both() { t(); }\n"
      ),
      ("scripts/review.js", "import {own} from './review/own.js';\nown();\n"),
      (
        "scripts/review/own.js",
        "import {both} from '../parts/both.js';\nexport function own() { both(); }\n"
      ),
      ("scripts/start.js", "import {t} from './words.js';\nt();\n"),
      ("scripts/words.js", "export function t() {}\n"),
    ])
    let (first, later) = joiner.scripts
    #expect(!first.contains("both") && !first.contains("review") && later.contains("both.js"))
    #expect(!later.contains("review"))
    let paths = joiner.reviewScript.matches(of: #/scripts\/[a-z\/]+\.js/#).map { String($0.output) }
    #expect(
      paths == [
        "scripts/words.js", "scripts/early.js", "scripts/parts/both.js", "scripts/review/own.js",
        "scripts/review.js",
      ])
  }

  @Test func `Names may be others on either side of a door`() throws {
    let script = try joined([
      "a.js": "import {count as all} from './b.js';\nconst count = 1;\nrun(all, count);\n",
      "b.js": "const size = 3;\nexport {size as count};\n",
    ])
    #expect(script.contains("const {count} = (() => {\nconst size = 3;\nreturn {count: size};"))
    #expect(script.contains("((all) => {\nconst count = 1;\nrun(all, count);\n})(count);"))
  }

  @Test func `The order is that of the paths where imports leave it open`() throws {
    let files = [("scripts/c.js", ""), ("scripts/a.js", ""), ("scripts/b.js", "")]
    #expect(try ScriptJoiner(files).order.map(\.path) == files.map(\.0).sorted())
  }

  @Test func `A circle is refused by the names of all in it`() {
    let said = complaint([
      "a.js": "import {b} from './x/b.js';\nb();\n",
      "x/b.js": "import {c} from './c.js';\nexport function b() { c(); }\n",
      "x/c.js": "\nimport {b} from './b.js';\nexport function c() { b(); }\n",
    ])
    #expect(
      said.hasPrefix(
        "scripts/x/c.js:2: Scripts import each other in a circle: "
          + "scripts/x/b.js → scripts/x/c.js → scripts/x/b.js."))
    #expect(complaint(["a.js": "import {a} from './a.js';\na();\n"]).contains("in a circle"))
  }

  @Test(arguments: [
    ("import {c} from './b.js';\nc();\n", 1, "scripts/b.js exports nothing called “c”."),
    ("\n\nimport {b} from './d.js';\nb();\n", 3, "There is no script scripts/d.js."),
    ("import {b} from '../../b.js';\nb();\n", 1, "There is no script ../b.js."),
    ("import {b} from 'b';\nb();\n", 1, "“b” is no path to a script"),
    ("import {b} from './b.js';\n", 1, "“b” is imported and not used"),
    ("import {b} from './b.js';\nconst b = 1;\n", 1, "“b” is there twice"),
    ("import {b, b} from './b.js';\nb();\n", 1, "“b” is there twice"),
    ("\nrun(b);\n", 2, "“b” is of scripts/b.js: import it from there."),
    ("const b = 1;\nrun(hidden, b);\n", 2, "“hidden” is of scripts/b.js"),
    ("import * as all from './b.js';\n", 1, "This “import” is not understood."),
    ("import b from './b.js';\n", 1, "This “import” is not understood."),
    ("import './b.js';\n", 1, "This “import” is not understood."),
    ("import {b} from './b.js'\nb();\n", 1, "This “import” is not understood."),
    ("function f() {\n  return import('./b.js');\n}\n", 2, "This “import” is not understood."),
    ("export default 3;\n", 1, "This “export” is not understood."),
    ("export * from './b.js';\n", 1, "This “export” is not understood."),
    ("export {b} from './b.js';\n", 1, "This “export” is not understood."),
    ("export let a = 1;\n", 1, "This “export” is not understood."),
    ("export const {a} = window;\n", 1, "This “export” is not understood."),
    ("run();\nexport {run};\n", 2, "“run” is exported, but nothing here is called that."),
    ("const c = 1;\nexport {c};\nexport {c};\n", 3, "“c” is exported twice."),
    ("export const d = 1;\n", 1, "scripts/b.js has a “d” too"),
    ("export const STRINGS = 1;\n", 1, "strings.json has a “STRINGS” too"),
  ])
  func `A mistake is named with its script and line`(text: String, line: Int, message: String) {
    let other = "export function b() {}\nexport const d = 2;\nconst hidden = 1;\n"
    let said = complaint(["a.js": "", "b.js": other, "z.js": text])
    #expect(said.hasPrefix("scripts/z.js:\(line): \(message)"), "\(said)")
  }

  @Test func `A script that nothing imports must stand where scripts run of their own accord`() {
    #expect(complaint(["a.js": "", "x/b.js": ""]).hasPrefix("scripts/x/b.js: No other script"))
  }

  @Test(arguments: [
    "run({b: 1}, this.b, that?.b);",
    "class A { b(c) { return c; } }",
    "const b = 1; run(b);",
    "const {a, x: [b]} = all; run(b);",
    "let c, b; b = c;",
    "run((b) => b, b => b);",
    "function f({b = 3}, ...rest) { return b; }",
    "try { run(); } catch (b) { run(b); }",
    "for (const [a, b] of list) run(b);",
    "run('b', \"b\", `b ${1} b`, /b[/]b/); // b",
    "/* b */ run(c ? 1 / 2 : 3 / 4);",
    "window.b();",
  ])
  func `A name that is the script's own needs no import`(text: String) {
    #expect(complaint(["a.js": text, "b.js": "export const b = 1;"]).hasPrefix("none"))
  }

  @Test(arguments: [
    "run({b});", "run(c ? b : 1);", "run(`${b}`);", "run(`${`${[b]}`}`);", "if (b) { run(); }",
    "run({x: b, ...b});", "const c = () => b;", "run(/x/.test(b));", "b.run();", "x = 1 / b / 2;",
  ])
  func `A name of another script's needs one`(text: String) {
    let said = complaint(["a.js": text, "b.js": "export const b = 1;"])
    #expect(said.hasPrefix("scripts/a.js:1: “b” is of scripts/b.js"), "\(said)")
  }

  @Test func `Remarks and indentation stay in the sources`() {
    let script = """
      // one
        /** two
         * three */
        call('// four',   `  five
         // ${six /* seven */ + `}`}
        eight`); // nine

      x = /[/]  \\/ '/g;

      """
    #expect(
      LeanScript.text(script) == """
        call('// four', `  five
           // ${six + `}`}
          eight`);
        x = /[/]  \\/ '/g;

        """)
  }
}
