/// What can be wrong with the arguments of a command line; commands are told by their names.
package enum UsageError: Error, Equatable {
  case unknownCommand(String, meant: String?)
  case unknownOption(String, of: String?)
  case missingValue(String)
  case wrongValue(String, option: String)
  case missingTarget(of: String)
  case wrongTarget(String, of: String)
  case tooMany(String, of: String?)
  case needsExercise(String, of: String)
  case needsChapter(String, of: String)
}

/// The arguments of a command line, sorted into words and options.
package struct Arguments {
  package private(set) var words: [String] = []

  /// The options with their values; those that take none have an empty list.
  private var options: [String: [String]] = [:]

  /// Takes options and words apart, wherever they stand.
  ///
  /// - Parameters:
  ///   - arguments: What was typed behind the name of the program.
  ///   - switches: The options that take no value.
  ///   - valued: The options that take one.
  /// - Throws: `UsageError` for an option that is neither, or that lacks its value.
  package init(_ arguments: [String], switches: Set<String>, valued: Set<String>) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      if switches.contains(argument) {
        options[argument] = []
      } else if valued.contains(parts[0]) {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw UsageError.missingValue(parts[0])
        }
        options[parts[0], default: []].append(value)
      } else {
        throw UsageError.unknownOption(argument, of: words.first)
      }
    }
  }

  /// Whether one of these options is there.
  package func has(_ names: String...) -> Bool {
    names.contains { options[$0] != nil }
  }

  package func value(of option: String) -> String? { options[option]?.last }

  package func values(of option: String) -> [String] { options[option] ?? [] }

  /// The seconds that an option gives; nil without the option.
  package func seconds(_ option: String) throws -> Double? {
    guard let text = value(of: option) else { return nil }
    guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
      throw UsageError.wrongValue(text, option: option)
    }
    return seconds
  }

  /// The count that an option gives; nil without the option.
  package func count(_ option: String) throws -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let count = Int(digits: text), count > 0 else {
      throw UsageError.wrongValue(text, option: option)
    }
    return count
  }

  /// Refuses the options that a command does not have.
  package func allow(_ allowed: Set<String>, of command: String?) throws {
    for option in options.keys.sorted() where !allowed.contains(option) {
      throw UsageError.unknownOption(option, of: command)
    }
  }

  /// The chapter that a word names, for a command that takes a whole one.
  package static func chapter(_ word: String, of command: String) throws -> Int {
    guard let target = Target(word) else { throw UsageError.wrongTarget(word, of: command) }
    guard case .chapter(let number) = target else {
      throw UsageError.needsChapter(word, of: command)
    }
    return number
  }

  // MARK: Slips

  /// The name that was probably meant by a word with a slip in it.
  package static func nearest(to word: String, in names: [String]) -> String? {
    let near = names.map { (name: $0, slips: slips(from: word, to: $0)) }
      .min { $0.slips < $1.slips }
    guard let near, near.slips <= 2, near.slips < word.count else { return nil }
    return near.name
  }

  /// The number of letters to change, insert or delete (Levenshtein's distance).
  private static func slips(from word: String, to other: String) -> Int {
    var row = Array(0...other.count)
    for (place, letter) in word.enumerated() {
      var next = [place + 1]
      for (column, target) in other.enumerated() {
        let change = row[column] + (letter == target ? 0 : 1)
        next.append(min(change, row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[other.count]
  }
}
