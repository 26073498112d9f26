// Answers from elsewhere, and always well: the way of the errors is not walked.

// exercise 17.23
lab.open()
lab.search("Rome")
lab.elsewhere { lab.answer(.temperature) }
return lab.complaints
// end 17.23
