import BookKit
import ConsoleKit
import EngineKit

/// Writes what shells need to complete words.
struct CompletionsCommand {
  let console: Console

  func run(_ shell: Shell) -> ExitCode {
    console.raw(CompletionScript(shell: shell).text)
    return .done
  }

  /// The numbers that may be typed, one a line.
  func run(_ topic: CompletionTopic, in book: Book) -> ExitCode {
    let chapters = book.chapters.map { "\($0.number)" }
    let exercises = book.chapters.flatMap(\.exercises).map { "\($0.id)" }
    let words =
      switch topic {
      case .script: [String]()
      case .chapters: chapters
      case .exercises: exercises
      case .targets: chapters + exercises
      }
    console.raw(words.map { $0 + "\n" }.joined())
    return .done
  }
}

/// A script that completes the workbook's words in a shell.
///
/// Commands and options are written into it; chapters and exercises are asked for at each use, since
/// there may be more of them by then.
struct CompletionScript {
  let shell: Shell

  var text: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    }
  }

  private var bash: String {
    """
    # Completes the workbook's words in bash: eval "$(workbook completions bash)"
    _workbook() {
      local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="" one
      for one in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "$one" in -*) ;; *) command="$one"; break ;; esac
      done
      COMPREPLY=()
      case "$previous" in
        --root) COMPREPLY=($(compgen -d -- "$word")); return ;;
        --timeout) return ;;
      esac
      local words=""
      case "$command" in
        "") words="\(names.joined(separator: " ")) \(general)" ;;
    \(bashCases.joined(separator: "\n"))
      esac
      COMPREPLY=($(compgen -W "$words" -- "$word"))
    }
    complete -F _workbook workbook .build/debug/workbook

    """
  }

  private var bashCases: [String] {
    CommandName.allCases.map { name in
      let words = ([name.completion.map(bashWords)] + [options(of: name)]).compactMap(\.self)
      return "    \(name.rawValue)) words=\"\(words.joined(separator: " "))\" ;;"
    }
  }

  private func bashWords(_ words: CommandName.Words) -> String {
    switch words {
    case .fixed(let words): words.joined(separator: " ")
    case .asked(let topic): #"$("$1" completions \#(topic) 2>/dev/null)"#
    }
  }

  private var zsh: String {
    """
    #compdef workbook
    # Completes the workbook's words in zsh: eval "$(workbook completions zsh)"
    _workbook() {
      local command="" one
      for one in "${words[@]:1:$((CURRENT-2))}"; do
        case "$one" in -*) ;; *) command="$one"; break ;; esac
      done
      case "${words[CURRENT-1]}" in
        --root) _files -/; return ;;
        --timeout) return ;;
      esac
      case "$command" in
        "") compadd -- \(names.joined(separator: " ")) \(general) ;;
    \(zshCases.joined(separator: "\n"))
      esac
    }
    if [ "$funcstack[1]" = "_workbook" ]; then _workbook "$@"; else compdef _workbook workbook; fi

    """
  }

  private var zshCases: [String] {
    CommandName.allCases.map { name in
      let words = ([name.completion.map(zshWords)] + [options(of: name)]).compactMap(\.self)
      return "    \(name.rawValue)) compadd -- \(words.joined(separator: " ")) ;;"
    }
  }

  private func zshWords(_ words: CommandName.Words) -> String {
    switch words {
    case .fixed(let words): words.joined(separator: " ")
    case .asked(let topic): #"${(f)"$("${words[1]}" completions \#(topic) 2>/dev/null)"}"#
    }
  }

  private var names: [String] { CommandName.allCases.map(\.rawValue) }

  private var general: String { "--help --version --root" }

  private func options(of name: CommandName) -> String {
    (ArgumentParser.options(of: name).filter { $0.hasPrefix("--") }.sorted() + ["--help"])
      .joined(separator: " ")
  }
}

extension CommandName {
  /// What may stand behind a command.
  fileprivate enum Words {
    case fixed([String])

    /// Asked for by `workbook completions TOPIC`.
    case asked(String)
  }

  fileprivate var completion: Words? {
    switch self {
    case .test, .watch, .reset, .solve: .asked("targets")
    case .hint, .compare: .asked("exercises")
    case .graduate: .asked("chapters")
    case .help: .fixed(CommandName.allCases.map(\.rawValue))
    case .completions: .fixed(Shell.allCases.map(\.rawValue))
    case .list, .doctor: nil
    }
  }
}

/// What a script asks for while somebody types.
enum CompletionTopic: Equatable, Sendable {
  /// The script itself.
  case script(Shell)
  case chapters
  case exercises

  /// Chapters and exercises.
  case targets

  init?(_ word: String) {
    switch word {
    case "chapters": self = .chapters
    case "exercises": self = .exercises
    case "targets": self = .targets
    default:
      guard let shell = Shell(rawValue: word) else { return nil }
      self = .script(shell)
    }
  }
}

/// The shells that the workbook can complete words for.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
}
