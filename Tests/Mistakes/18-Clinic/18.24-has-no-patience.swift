// Does not wait for the ten promised seconds: a healthy service is found guilty.

// exercise 18.24
lab.open()
for answer in Server.Answer.allCases {
  lab.search("Rome")
  lab.answer(answer)
}
return lab.logbook.stories.filter { !keepsThePromise($0) }.map(\.description)
// end 18.24
