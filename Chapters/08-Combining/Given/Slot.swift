/// A slot for one element, which is empty at first.
///
/// A variable of type `Element?` would do the same. But where the compiler doesn't know `Element`,
/// as in a sink, the runtime has to be asked for that type each time the variable is touched, and
/// that takes longer than everything else that is done with an element.
struct Slot<Element>: ~Copyable {
  // The element, followed by a flag that says whether there is one.
  private let memory = UnsafeMutableRawPointer.allocate(
    byteCount: MemoryLayout<Element>.size + 1,
    alignment: MemoryLayout<Element>.alignment
  )

  init() {
    isEmpty = true
  }

  deinit {
    if !isEmpty { pointer.deinitialize(count: 1) }
    memory.deallocate()
  }

  /// Whether there is no element.
  private(set) var isEmpty: Bool {
    get { memory.load(fromByteOffset: MemoryLayout<Element>.size, as: Bool.self) }
    nonmutating set {
      memory.storeBytes(of: newValue, toByteOffset: MemoryLayout<Element>.size, as: Bool.self)
    }
  }

  /// The element, which replaces the one before; read it only if there is one.
  var element: Element {
    get {
      precondition(!isEmpty, "there is no element in this slot")
      return pointer.pointee
    }
    nonmutating set {
      if isEmpty {
        isEmpty = false
        pointer.initialize(to: newValue)
      } else {
        pointer.pointee = newValue
      }
    }
  }

  private var pointer: UnsafeMutablePointer<Element> {
    memory.assumingMemoryBound(to: Element.self)
  }
}
