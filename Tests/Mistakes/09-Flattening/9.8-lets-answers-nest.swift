// Uses the serializer of chapter 7 as subjects do, where answers nest: an answer is heard before
// what has waited.
// Changes: 9.8-a-row-for-what-is-heard.swift

// exercise 9.8
// instead of: private let row = Lock(Serializer(answersNest: false))
private let row = Lock(Serializer())
// end 9.8
