import BookKit
import ConsoleKit

struct NewCommand {
  let tree: Tree
  let console: Console
  func run(_ words: [String]) throws -> ExitCode { .done }
}
