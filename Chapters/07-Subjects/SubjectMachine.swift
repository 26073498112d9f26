import Solution02ManyObservers

/// What has become of a subject.
enum Life {
  /// It passes on what it is told.
  case running

  /// It was told this end, and has ignored everything since.
  case ended(End)

  /// It was disposed, and has ignored everything since.
  case disposed
}

/// The decisions of a subject: whether it is running, who listens, and which thread delivers.
///
/// Each method stands for something that has happened. It changes the state and returns what is to be
/// done about it. The machine itself calls nobody, so it is used under a lock; what it returns is done
/// after the lock is released.
///
/// It does not know the type of the elements. Code that depends on it would have to look up types at run
/// time, for each element, which takes several times as long as everything else in here.
struct SubjectMachine {
  /// The turn of a thread that has sent an event, and the slots of those who will hear it.
  typealias Delivery = (turn: Serializer.Turn, slots: Bag<AnySlot>)

  // Not private: a test of 7.1 ends a subject before there is code for that.
  var life = Life.running
  private(set) var slots = Bag<AnySlot>()
  private var serializer = Serializer()

  /// The number of subscriptions that were not disposed, including those that have heard the end.
  private(set) var subscriptions = 0

  /// Whether the subject passes on what it is told.
  var isRunning: Bool {
    if case .running = life { true } else { false }
  }

  /// Whether the subject was disposed.
  var isDisposed: Bool {
    if case .disposed = life { true } else { false }
  }

  // MARK: Observers come and go

  /// An observer subscribes: returns the key of its slot, or `nil` if nothing will ever come again.
  mutating func observerCame(_ slot: AnySlot) -> BagKey? {
    // exercise 7.1: While the subject is running, the observer gets its slot, and is counted.
    nil
    // end 7.1
  }

  /// A subscription is disposed: returns its slot, which is to be closed, if it is still there.
  mutating func observerLeft(_ key: BagKey) -> AnySlot? {
    // exercise 7.3: Neither keep nor count who has left; a disposed subject counts nobody any more.
    nil
    // end 7.3
  }

  // MARK: Events

  /// An element is sent: returns its delivery, to everybody who is listening now.
  ///
  /// - Parameter work: Makes the delivery to these slots for the queue, in case it has to wait.
  /// - Returns: The delivery.
  mutating func elementCame(queueing work: (Bag<AnySlot>) -> Serializer.Work) -> Delivery {
    // exercise 7.1: The delivery is for everybody who is listening now, whichever thread delivers it.
    (.leave, slots)
    // end 7.1
  }

  /// An end is sent: returns its delivery.
  ///
  /// From now on the subject ignores what it is told.
  ///
  /// - Parameters:
  ///   - end: The end.
  ///   - work: Makes the delivery to these slots for the queue, in case it has to wait.
  /// - Returns: The delivery.
  mutating func endCame(
    _ end: End,
    queueing work: (Bag<AnySlot>) -> Serializer.Work
  ) -> Delivery {
    // exercise 7.2: The subject has ended. Everybody who is listening now hears it.
    (.leave, slots)
    // end 7.2
  }

  /// A delivery is done: returns the next one, if one is waiting.
  mutating func deliveryEnded() -> Serializer.Work? {
    serializer.next()
  }

  // MARK: It is over

  /// Everybody was told the end: returns the slots, which are to be freed.
  mutating func endWasTold() -> Bag<AnySlot> {
    // exercise 7.2: Keep none of them.
    Bag()
    // end 7.2
  }

  /// The subject is disposed: returns the slots, which are to be closed.
  mutating func subjectDisposed() -> Bag<AnySlot> {
    // exercise 7.4: From now on the subject ignores what it is told; no slot is kept, and no
    //   subscription counted.
    Bag()
    // end 7.4
  }

  /// The subject is freed: returns the slots, which are to be freed with it.
  mutating func subjectFreed() -> Bag<AnySlot> {
    slots.removeAll()
  }
}
