package import Foundation

/// A format string such as `"%1$@ of %lld"`, cut into literals and placeholders.
package struct FormatTemplate: Hashable, Sendable {
  /// A stretch of a format string.
  package enum Piece: Hashable, Sendable {
    /// Text to copy; `%%` has become `%`.
    case literal(String)
    /// A value to insert.
    case placeholder(FormatPlaceholder)
  }

  /// The pieces in order of appearance.
  package let pieces: [Piece]

  /// Cuts up `format`; a `%` that begins no specifier stays a `%`.
  package init(_ format: String) {
    var scanner = Scanner(rest: Substring(format))
    pieces = scanner.pieces()
  }

  /// The format with every placeholder replaced by its argument; a missing argument shows nothing.
  package func filled(with arguments: [LocalizationArgument], locale: Locale) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .placeholder(let placeholder):
        arguments.indices.contains(placeholder.position)
          ? placeholder.text(for: arguments[placeholder.position], locale: locale) : ""
      }
    }.joined()
  }
}

extension FormatTemplate {
  /// Reads specifiers of the shape `%[n$][(name)][flags][width][.precision][length]conversion`.
  private struct Scanner {
    var rest: Substring
    var next = 0
    var literal = ""

    mutating func pieces() -> [Piece] {
      var found: [Piece] = []
      while let character = rest.popFirst() {
        if character != "%" {
          literal.append(character)
        } else if rest.first == "%" {
          rest.removeFirst()
          literal.append("%")
        } else if let placeholder = placeholder() {
          flush(into: &found)
          found.append(.placeholder(placeholder))
        } else {
          literal.append("%")
        }
      }
      flush(into: &found)
      return found
    }

    mutating func flush(into found: inout [Piece]) {
      if !literal.isEmpty { found.append(.literal(literal)) }
      literal = ""
    }

    mutating func placeholder() -> FormatPlaceholder? {
      let start = rest
      var position: Int?
      if let number = digits(), rest.first == "$" {
        rest.removeFirst()
        position = number - 1
      } else {
        rest = start
      }
      skipName()
      var flags = ""
      while let flag = rest.first, "0-+ #'".contains(flag) { flags.append(rest.removeFirst()) }
      let width = digits()
      var precision: Int?
      if rest.first == "." {
        rest.removeFirst()
        precision = digits() ?? 0
      }
      while let length = rest.first, "hlqLzjt".contains(length) { rest.removeFirst() }
      guard let conversion = rest.first, "@dDiuUxXoOfFeEgGcCsSaA".contains(conversion) else {
        rest = start
        return nil
      }
      rest.removeFirst()
      defer { if position == nil { next += 1 } }
      return FormatPlaceholder(
        position: position ?? next, flags: flags, width: width, precision: precision,
        conversion: conversion)
    }

    /// String catalogs may name a placeholder for the symbol's parameter: `%(count)lld`.
    mutating func skipName() {
      guard rest.first == "(", let end = rest.firstIndex(of: ")") else { return }
      rest = rest[rest.index(after: end)...]
    }

    mutating func digits() -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits)
    }
  }
}
