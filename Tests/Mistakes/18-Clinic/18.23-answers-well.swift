// Answers from elsewhere, and always well: the way of the errors is not walked.

// exercise 18.23
lab.open()
lab.search("Rome")
lab.elsewhere { lab.answer(.temperature) }
return lab.complaints
// end 18.23
