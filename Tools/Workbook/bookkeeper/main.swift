import BookkeeperKit

Bookkeeper.main()
