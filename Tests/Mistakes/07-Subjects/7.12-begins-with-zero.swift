// The degrees begin with zero, whatever they are.

// exercise 7.12
// instead of: private let measured: BehaviorRelay<Int>
// instead of: private let warned = PublishRelay<String>()
private let measured = BehaviorRelay(value: 0)
private let warned = PublishRelay<String>()
// end 7.12

// exercise 7.12
// instead of: measured = BehaviorRelay(value: degrees)
_ = degrees
// end 7.12
