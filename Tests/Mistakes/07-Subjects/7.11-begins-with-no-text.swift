// Before there is a forecast, screens are told an empty one.

// exercise 7.11
// instead of: private let proxy = ReplayRelay<String>.create(bufferSize: 1)
private let proxy = BehaviorRelay(value: "")
// end 7.11
