// Lists the answers of a server by hand, and forgets one.

// exercise 18.24
// instead of: for answer in Server.Answer.allCases {
// instead of: lab.search("Rome")
// instead of: lab.answer(answer)
// instead of: lab.wait(seconds: 10)
// instead of: }
for answer in [Server.Answer.temperature, .silence, .nonsense, .unknownCity, .offline] {
  lab.search("Rome")
  lab.answer(answer)
  lab.wait(seconds: 10)
}
// end 18.24
