// While one dial is set, no dial has a user.

// exercise 16.9
// instead of: /// Whether the property is setting the dial: then a move is not the user's.
// instead of: private var isSetting = false
private static let isSettingAny = Lock(false)

private var isSetting: Bool {
  get { Self.isSettingAny.withLock { $0 } }
  set { Self.isSettingAny.withLock { $0 = newValue } }
}
// end 16.9
