// A warning is a state that begins with no text: each new screen shows an empty alert.

// exercise 7.12
private let measured: BehaviorRelay<Int>
private let warned = BehaviorRelay(value: "")
// end 7.12
