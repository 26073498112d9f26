// Takes the choice back by beginning anew, and the recent cities are gone with it.

// exercise 18.5
// instead of: change { choice in choice.clear() }
choices.accept(Choice())
// end 18.5
