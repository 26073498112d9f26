// Is patient: each question is answered before the page is closed. The leak shows where users are
// impatient.

// exercise 18.22
lab.census
  .leaks {
    lab.open()
    lab.search("Rome")
    lab.answer(.temperature)
    lab.close()
  }
  .keys.sorted()
// end 18.22
