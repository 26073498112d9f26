/// What the doctor looks at, and what it found.
enum Ailment: Equatable, Sendable {
  /// How something stands.
  enum Health: Equatable, Sendable {
    case well
    case note
    case ill
  }

  /// Whether another workbook is at work, and which process it is.
  enum Holder: Equatable, Sendable {
    case nobody
    case somebody(process: Int?)
  }

  case noToolchain
  case toolchain(String, isOld: Bool)
  case testing(isThere: Bool)
  case git(isThere: Bool)
  case links(count: Int)
  case brokenLink(String, to: String, isThere: Bool)

  /// Text files stand where symbolic links should be: so does a clone without such links.
  case textLinks([String])
  case build(BuildFolder.State, path: String)
  case writable(String, isWritable: Bool)
  case space(megabytes: Int)
  case lock(Holder)
  case markers(Chapter, [RegionDamage])

  var health: Health {
    switch self {
    case .noToolchain, .brokenLink, .textLinks: .ill
    case .build(.missing, _), .build(.well, _): .well
    case .build: .ill
    case .toolchain(_, let isOld): isOld ? .ill : .well
    case .testing(let isThere): isThere ? .well : .ill
    case .git(let isThere): isThere ? .well : .note
    case .links: .well
    case .writable(_, let isWritable): isWritable ? .well : .ill
    case .space(let megabytes): megabytes < 500 ? .ill : .well
    case .lock(let holder): holder == .nobody ? .well : .note
    case .markers(_, let damage): damage.isEmpty ? .well : .ill
    }
  }
}
