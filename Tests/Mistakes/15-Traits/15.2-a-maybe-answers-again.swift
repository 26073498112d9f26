// Trusts a maybe's closure to answer once.

// exercise 15.2
// instead of: guard isFirst.take() else { return }
_ = isFirst
// end 15.2
