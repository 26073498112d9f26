// Has a list for each gate, and puts the lists together at the end.

// exercise 18.26
let memory = [Finding(.stop, .methodHoldsItsOwner, at: .headline)]
let concurrency = [Finding(.stop, .noBrake, at: .sending)]
let errors = [Finding(.fix, .catchTooLate, at: .outlook)]
return [memory, concurrency, errors].flatMap(\.self)
// end 18.26
