// Each observer is told the error, although disposing is not ending.

// exercise 7.4
// instead of: slots.forEach { $0.close() }
slots.forEach { $0.tell(.failed(RxError.unknown)) }
// end 7.4
