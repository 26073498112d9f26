import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Remembers which thread is inside.
///
/// Relaxed is enough: a thread only asks whether it is inside itself, and it always sees what it has
/// written last. It finds its own ID if it is inside, and never otherwise. For the same reason none
/// of this is a step that another thread could notice.
@usableFromInline
struct ThreadInside: ~Copyable, Sendable {
  @usableFromInline let thread = Atomic<UInt>(nobody)

  @inlinable
  init() {}

  /// Whether it is the calling thread.
  @inlinable var isThisThread: Bool {
    thread.load(ordering: .relaxed) == Self.current
  }

  /// Whether nobody is inside.
  @inlinable var isNobody: Bool {
    thread.load(ordering: .relaxed) == Self.nobody
  }

  /// The calling thread is inside now.
  @inlinable
  borrowing func enter() {
    thread.store(Self.current, ordering: .relaxed)
  }

  /// Nobody is inside any more.
  @inlinable
  borrowing func leave() {
    thread.store(Self.nobody, ordering: .relaxed)
  }

  @usableFromInline static var nobody: UInt { 0 }

  /// The ID of the calling thread, which no other living thread has.
  @usableFromInline static var current: UInt {
    #if canImport(Glibc)
    UInt(pthread_self())
    #else
    UInt(bitPattern: pthread_self())
    #endif
  }
}
