// Tries a temperature and the errors for which Alex has words: a page that is touched off main by another error is not found.

// exercise 18.23
// instead of: for answer in Server.Answer.allCases {
// instead of: lab.search("Rome")
// instead of: lab.elsewhere { lab.answer(answer) }
// instead of: lab.wait(seconds: 10)
// instead of: }
for answer in [Server.Answer.temperature, .unknownCity, .offline, .nonsense] {
  lab.search("Rome")
  lab.elsewhere { lab.answer(answer) }
  lab.wait(seconds: 10)
}
// end 18.23
