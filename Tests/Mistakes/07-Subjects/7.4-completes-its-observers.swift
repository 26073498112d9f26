// The observers are told that all went well.

// exercise 7.4
// instead of: slots.forEach { $0.close() }
slots.forEach { $0.tell(.completed) }
// end 7.4
