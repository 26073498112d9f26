// Each observer is told the error, although disposing is not ending.

// exercise 7.4
// instead of: slots.forEach { $0.close() }
struct Disposed: Swift.Error {}
slots.forEach { $0.tell(.failed(Disposed())) }
// end 7.4
