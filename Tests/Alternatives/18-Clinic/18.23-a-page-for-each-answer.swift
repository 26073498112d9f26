// Opens a page for each answer, and asks it for its complaints before it is closed.

// exercise 18.23
Server.Answer.allCases.flatMap { answer in
  lab.open()
  defer { lab.close() }
  lab.search("Rome")
  lab.elsewhere { lab.answer(answer) }
  lab.wait(seconds: 10)
  return lab.complaints
}
// end 18.23
