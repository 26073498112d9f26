/// Lets blocks be written one below the other, with `if` and `for` between them.
@resultBuilder
enum BlockBuilder {
  static func buildExpression(_ block: Block) -> [Block] { [block] }

  static func buildExpression(_ blocks: [Block]) -> [Block] { blocks }

  static func buildBlock(_ parts: [Block]...) -> [Block] { parts.flatMap(\.self) }

  static func buildOptional(_ part: [Block]?) -> [Block] { part ?? [] }

  static func buildEither(first part: [Block]) -> [Block] { part }

  static func buildEither(second part: [Block]) -> [Block] { part }

  static func buildArray(_ parts: [[Block]]) -> [Block] { parts.flatMap(\.self) }
}
