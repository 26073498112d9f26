/// What the doctor looks at, and what it found.
enum Ailment: Equatable, Sendable {
  /// How something stands.
  enum Health: Equatable, Sendable {
    case well
    case note
    case ill
  }

  case noToolchain
  case toolchain(String, isOld: Bool)
  case testing(isThere: Bool)
  case git(isThere: Bool)
  case links(count: Int)
  case brokenLink(String, to: String, isThere: Bool)
  case writable(String, isWritable: Bool)
  case space(megabytes: Int)
  case lock(isHeld: Bool)
  case markers(Chapter, [RegionDamage])

  var health: Health {
    switch self {
    case .noToolchain, .brokenLink: .ill
    case .toolchain(_, let isOld): isOld ? .ill : .well
    case .testing(let isThere): isThere ? .well : .ill
    case .git(let isThere): isThere ? .well : .note
    case .links: .well
    case .writable(_, let isWritable): isWritable ? .well : .ill
    case .space(let megabytes): megabytes < 500 ? .ill : .well
    case .lock(let isHeld): isHeld ? .note : .well
    case .markers(_, let damage): damage.isEmpty ? .well : .ill
    }
  }
}
