// Answers off main, but never with an error: the path of the errors is not tried.

// exercise 18.23
lab.open()
lab.search("Rome")
lab.elsewhere { lab.answer(.temperature) }
return lab.complaints
// end 18.23
