// Gives all answers, but on main, where no server answers.

// exercise 18.23
lab.open()
for answer in Server.Answer.allCases {
  lab.search("Rome")
  lab.onMain { lab.answer(answer) }
  lab.wait(seconds: 10)
}
return lab.complaints
// end 18.23
