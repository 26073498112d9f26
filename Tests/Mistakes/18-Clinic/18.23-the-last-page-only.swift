// Opens a page for each answer, and keeps only what the last of them complained about.

// exercise 18.23
var complaints: [String] = []
for answer in Server.Answer.allCases {
  lab.open()
  lab.search("Rome")
  lab.elsewhere { lab.answer(answer) }
  lab.wait(seconds: 10)
  complaints = lab.complaints
  lab.close()
}
return complaints
// end 18.23
