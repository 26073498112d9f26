import Steps

/// A variable that only one thread at a time may use, and that nothing guards.
///
/// It is a plain variable, and costs no more. Only in an exploration are reading it and writing it
/// steps, so that a test can show what happens if two threads use it at once.
///
/// Public for the same reason as ``Lock``.
@propertyWrapper
public struct Unguarded<Value> {
  @usableFromInline var value: Value

  #if DEBUG
  @usableFromInline let file: StaticString
  #endif

  /// Creates a variable.
  @inlinable
  public init(wrappedValue: Value, file: StaticString = #fileID) {
    value = wrappedValue
    #if DEBUG
    self.file = file
    #endif
  }

  #if DEBUG
  /// The value.
  public var wrappedValue: Value {
    get {
      Steps.touch(file, 0, as: .use) {
        value
      } text: { _ in
        "reads the variable"
      }
    }
    set {
      Steps.touch(file, 0, as: .use) {
        value = newValue
      } text: {
        "writes the variable"
      }
    }
    _modify {
      // Without a listener it is changed in place: an array that grows would be copied each time.
      guard Steps.listener != nil else {
        yield &value
        return
      }
      var changed = wrappedValue
      yield &changed
      wrappedValue = changed
    }
  }
  #else
  /// The value.
  @inlinable public var wrappedValue: Value {
    _read { yield value }
    // Moves the new value in, where `_modify` alone would copy it.
    set { value = newValue }
    _modify { yield &value }
  }
  #endif
}
