// The degrees begin with zero, whatever they are.

// exercise 7.12
private let measured = BehaviorRelay(value: 0)
private let warned = PublishRelay<String>()
// end 7.12
// exercise 7.12
_ = degrees
// end 7.12
