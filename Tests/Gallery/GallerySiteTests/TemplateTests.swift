import GallerySite
import Testing

@Suite struct TemplateTests {
  static let values: [String: TemplateValue] = [
    "name": "<b>\"Ida\" & 'Bo'</b>", "empty": "", "yes": true, "no": false,
    "list": .list([["item": "one"], ["item": "two", "name": "inner"]]), "none": .list([]),
  ]

  @Test(arguments: [
    ("{{name}}", "&lt;b&gt;&quot;Ida&quot; &amp; &#39;Bo&#39;&lt;/b&gt;"),
    ("a {{! remark }}b", "a b"),
    ("{{#list}}[{{item}}]{{/list}}", "[one][two]"),
    ("{{#list}}{{item}}{{#yes}}!{{/yes}}{{/list}}", "one!two!"),
    ("{{#no}}x{{/no}}{{^no}}y{{/no}}{{#empty}}z{{/empty}}", "y"),
    ("{{^none}}nothing{{/none}}", "nothing"),
    ("{{> part}}", "<i>&lt;b&gt;&quot;Ida&quot; &amp; &#39;Bo&#39;&lt;/b&gt;</i>"),
  ])
  func `A template is filled in`(source: String, result: String) throws {
    let part = try Template("<i>{{name}}</i>", name: "part.html")
    let template = try Template(source, name: "page.html")
    #expect(try template.write(Self.values, parts: ["part": part]) == result)
  }

  @Test func `Inner names hide outer ones`() throws {
    let template = try Template("{{#list}}{{name}};{{/list}}", name: "page.html")
    #expect(try template.write(Self.values).hasSuffix(";inner;"))
  }

  @Test(arguments: [
    ("one\n{{name", "page.html:2: a {{ has no }}."),
    ("{{#list}}", "page.html:1: the section “list” is not closed where it should be."),
    ("\n\n{{/list}}", "page.html:3: the section “list” is not closed where it should be."),
    ("{{nobody}}", "page.html: nothing is known as “nobody”."),
    (
      "{{> nothing}}", "page.html: there is no part “nothing” in site/parts, or it includes itself."
    ),
    ("{{> loop}}", "page.html: there is no part “loop” in site/parts, or it includes itself."),
  ])
  func `A mistake is named with its line`(source: String, message: String) throws {
    let loop = try Template("{{> loop}}", name: "loop.html")
    do {
      _ = try Template(source, name: "page.html").write(Self.values, parts: ["loop": loop])
      Issue.record("accepted \(source)")
    } catch {
      #expect("\(error)" == message)
    }
  }

  @Test(arguments: [
    ("</script>", "\"\\u003c/script\\u003e\""), ("a\u{2028}b\"\\", "\"a\\u2028b\\\"\\\\\""),
    ("\u{1}\n\t", "\"\\u0001\\n\\u0009\""), ("é”", "\"é”\""),
  ])
  func `A text in a script stays a text`(text: String, literal: String) {
    #expect(ScriptText.literal(text) == literal)
  }

  @Test func `A path becomes an address`() {
    #expect(HTMLText.address("renders/a b#?%é.svg") == "renders/a%20b%23%3F%25%C3%A9.svg")
  }
}
