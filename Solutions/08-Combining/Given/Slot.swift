/// A place for one element, which is empty at first.
///
/// A variable of type `Element?` would do the same. But where the compiler doesn't know `Element`, as
/// in a machine, the runtime has to be asked for that type each time the variable is touched, and this
/// takes longer than all else that is done with an element.
struct Slot<Element>: ~Copyable {
  // The element, and behind it whether there is one.
  private let memory = UnsafeMutableRawPointer.allocate(
    byteCount: MemoryLayout<Element>.size + 1,
    alignment: MemoryLayout<Element>.alignment
  )

  init() {
    isEmpty = true
  }

  deinit {
    if !isEmpty { place.deinitialize(count: 1) }
    memory.deallocate()
  }

  /// Whether there is no element.
  private(set) var isEmpty: Bool {
    get { memory.load(fromByteOffset: MemoryLayout<Element>.size, as: Bool.self) }
    nonmutating set {
      memory.storeBytes(of: newValue, toByteOffset: MemoryLayout<Element>.size, as: Bool.self)
    }
  }

  /// The element, which takes the place of the one before; ask for it only if there is one.
  var element: Element {
    get {
      precondition(!isEmpty, "there is no element in this slot")
      return place.pointee
    }
    nonmutating set {
      if isEmpty {
        isEmpty = false
        place.initialize(to: newValue)
      } else {
        place.pointee = newValue
      }
    }
  }

  private var place: UnsafeMutablePointer<Element> {
    memory.assumingMemoryBound(to: Element.self)
  }
}
