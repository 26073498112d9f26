// Asks one question, and gives all answers to it: after the first nobody waits for another.

// exercise 18.23
lab.open()
lab.search("Rome")
for answer in Server.Answer.allCases {
  lab.elsewhere { lab.answer(answer) }
  lab.wait(seconds: 10)
}
return lab.complaints
// end 18.23
